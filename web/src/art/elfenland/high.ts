/** The land for maps that are about as high as wide, as on a phone. */

import { drawLand } from "./land";

export default drawLand(1.22);
