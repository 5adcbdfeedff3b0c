/** The land for maps that are wider than high. */

import { drawLand } from "./land";

export default drawLand(0.9);
