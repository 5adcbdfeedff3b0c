/** What can be done about an account, what each of it asks for, and what comes of it. */

import { api } from "../state/api";
import type { Me } from "../wire";

export type Deed = "up" | "in" | "recover" | "password" | "codes" | "out" | "everywhere" | "delete";
export type Asked = "name" | "old" | "code" | "secret" | "new";
export type Given = Record<Asked, string>;

/** What comes of a deed: codes to be shown once, a word, or a page that begins anew as somebody else. */
export type Outcome = { kind: "codes"; codes: string[] } | { kind: "told"; key: string } | { kind: "anew" };

const ASKED: Record<Deed, Asked[]> = {
  up: ["name", "new"],
  in: ["name", "secret"],
  recover: ["name", "code", "new"],
  password: ["old", "new"],
  codes: ["secret"],
  out: [],
  everywhere: [],
  delete: ["secret"],
};

/** Return what somebody can do: a guest come in, the others change what they have and go. */
export function deedsOf(me: Me): Deed[] {
  return me.account ? ["out", "everywhere", "password", "codes", "delete"] : ["in", "up", "recover"];
}

/** Return what a deed asks for, in the order of its fields. */
export function askedBy(deed: Deed): Asked[] {
  return ASKED[deed];
}

/** Return what a browser may fill in; it keeps passwords apart that are known and that are chosen. */
export function filledWith(asked: Asked): "username" | "current-password" | "new-password" | "off" {
  if (asked === "name") return "username";
  if (asked === "new") return "new-password";
  return asked === "code" ? "off" : "current-password";
}

/** Do it; a refusal is thrown. */
export async function perform(deed: Deed, given: Given): Promise<Outcome> {
  switch (deed) {
    case "up":
      return { kind: "codes", codes: (await api.signUp(given.name, given.new)).codes };
    case "codes":
      return { kind: "codes", codes: (await api.newCodes(given.secret)).codes };
    case "password":
      await api.changePassword(given.old, given.new);
      return { kind: "told", key: "page-account-changed" };
    case "in":
      await api.signIn(given.name, given.secret);
      break;
    case "recover":
      await api.recover(given.name, given.code, given.new);
      break;
    case "delete":
      await api.deleteAccount(given.secret);
      break;
    default:
      await api.signOut(deed === "everywhere");
  }
  return { kind: "anew" };
}
