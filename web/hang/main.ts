/** A page with nothing on it but a board: the tests hang one here, as any other page could. */

import { hang } from "../src/boards/mount";

Object.assign(window, { hang });
