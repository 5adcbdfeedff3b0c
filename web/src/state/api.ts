/** Requests to the server; a refusal is thrown as the server's own key and values. */

import {
  type ChatLine,
  type Codes,
  type Faces,
  type Failure,
  type Me,
  type NewTable,
  SOCKET,
  type Say,
  type SeatToken,
  type Story,
  type TableInfo,
  type TitleInfo,
  VERSION,
} from "../wire";
import { placed } from "../browser/place";

/** A refusal, ready to be said. */
export class RefusalError extends Error {
  constructor(readonly failure: Failure) {
    super(failure.key);
  }
}

async function ask<T>(path: string, method = "GET", body?: unknown): Promise<T> {
  let answer: Response;
  try {
    const init: RequestInit = { method, headers: { Accept: "application/json" } };
    if (body !== undefined) {
      init.body = JSON.stringify(body);
      init.headers = { ...init.headers, "Content-Type": "application/json" };
    }
    answer = await fetch(placed(`/api${path}`), init);
  } catch {
    throw new RefusalError({ key: "page-error-offline", values: {}, rule: "", id: "" });
  }
  const text = await answer.text();
  if (!answer.ok) throw new RefusalError(failureIn(text, answer.status));
  return (text ? JSON.parse(text) : null) as T;
}

async function askText(path: string): Promise<string> {
  const answer = await fetch(placed(`/api${path}`));
  if (!answer.ok)
    throw new RefusalError({ key: "page-error-server", values: { status: answer.status }, rule: "", id: "" });
  return answer.text();
}

function failureIn(text: string, status: number): Failure {
  try {
    const data: unknown = JSON.parse(text);
    if (data && typeof data === "object" && "key" in data) {
      return { values: {}, rule: "", id: "", ...(data as { key: string }) };
    }
  } catch {
    // not ours: a proxy's page, say
  }
  return { key: "page-error-server", values: { status }, rule: "", id: "" };
}

export const api = {
  me: () => ask<Me>("/me"),
  rename: (name: string) => ask<Me>("/me", "PATCH", { name }),
  signUp: (name: string, password: string) => ask<Codes>("/account", "POST", { name, password }),
  signIn: (name: string, password: string) => ask<Me>("/account/sign-in", "POST", { name, password }),
  signOut: (everywhere: boolean) => ask<null>("/account/sign-out", "POST", { everywhere }),
  changePassword: (old: string, fresh: string) => ask<null>("/account/password", "POST", { old, new: fresh }),
  recover: (name: string, code: string, password: string) =>
    ask<Me>("/account/recover", "POST", { name, code, password }),
  newCodes: (password: string) => ask<Codes>("/account/codes", "POST", { password }),
  deleteAccount: (password: string) => ask<null>("/account", "DELETE", { password }),
  opponents: () => ask<Record<string, string>>("/me/opponents"),
  titles: () => ask<TitleInfo[]>("/titles"),
  lobby: () => ask<TableInfo[]>("/tables"),
  mine: () => ask<TableInfo[]>("/tables/mine"),
  table: (id: string) => ask<TableInfo>(`/tables/${id}`),
  faces: (id: string) => ask<Faces>(`/tables/${id}/faces`),
  create: (wish: NewTable) => ask<TableInfo>("/tables", "POST", wish),
  join: (id: string, seat = -1) => ask<TableInfo>(`/tables/${id}/join`, "POST", { seat }),
  nameSeat: (id: string, seat: number, name: string) =>
    ask<TableInfo>(`/tables/${id}/seats/${seat}`, "PATCH", { name }),
  giveSeat: (id: string, seat: number) => ask<SeatToken>(`/tables/${id}/seats/${seat}/program`, "POST", { name: "" }),
  takeSeatBack: (id: string, seat: number) => ask<TableInfo>(`/tables/${id}/seats/${seat}/program`, "DELETE"),
  leave: (id: string) => ask<TableInfo>(`/tables/${id}/leave`, "POST"),
  concede: (id: string) => ask<TableInfo>(`/tables/${id}/concede`, "POST"),
  replace: (id: string, seat: number) => ask<TableInfo>(`/tables/${id}/replace`, "POST", { seat }),
  letIn: (id: string, seat: number) => ask<TableInfo>(`/tables/${id}/let-in`, "POST", { seat }),
  end: (id: string, agree = true) => ask<TableInfo>(`/tables/${id}/end`, "POST", { agree }),
  pause: (id: string, agree = true) => ask<TableInfo>(`/tables/${id}/pause`, "POST", { agree }),
  resume: (id: string) => ask<TableInfo>(`/tables/${id}/resume`, "POST"),
  renew: (id: string) => ask<TableInfo>(`/tables/${id}/renew`, "POST"),
  askBack: (id: string, step: number) => ask<TableInfo>(`/tables/${id}/back`, "POST", { step }),
  answerBack: (id: string, agree: boolean) => ask<TableInfo>(`/tables/${id}/back/answer`, "POST", { agree }),
  chat: (id: string) => ask<ChatLine[]>(`/tables/${id}/chat`),
  say: (id: string, said: Partial<Say>) => ask<null>(`/tables/${id}/chat`, "POST", said),
  unsay: (id: string, number: number) => ask<null>(`/tables/${id}/chat/${number}`, "DELETE"),
  hide: (id: string) => ask<TableInfo>(`/tables/${id}/hide`, "POST"),
  start: (id: string) => ask<TableInfo>(`/tables/${id}/start`, "POST"),
  rematch: (id: string) => ask<TableInfo>(`/tables/${id}/rematch`, "POST"),
  report: (id: string, text: string) => ask<unknown>(`/tables/${id}/report`, "POST", { text }),
  story: (id: string) => ask<Story>(`/tables/${id}/story`),
  record: (id: string) => askText(`/tables/${id}/record`),
  rules: (title: string, lang: string) => askText(`/rules/${title}/${lang}`),
};

/** Where the socket is. */
export function socketAddress(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${placed(SOCKET)}?version=${VERSION}`;
}
