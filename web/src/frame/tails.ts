/** Punctuation stays with the link before it: browsers would let a full stop begin a line. */

import type { Piece } from "../texts/speaker";

export interface TailedPiece extends Piece {
  /** What follows a link without a space. */
  tail: string;
}

const isLink = ({ card, thing }: Piece): boolean => !!(card || thing);

/** Move the punctuation that follows a link to the link. */
export function tailed(pieces: Piece[]): TailedPiece[] {
  return pieces.map((piece, at) => {
    const before = pieces[at - 1];
    const behind = pieces[at + 1];
    const text = before && isLink(before) && !isLink(piece) ? piece.text.slice(tailOf(piece).length) : piece.text;
    return { ...piece, text, tail: isLink(piece) && behind && !isLink(behind) ? tailOf(behind) : "" };
  });
}

const tailOf = ({ text }: Piece): string => /^[\u00a0\u202f]?[^\p{L}\p{N}\s([«“‘–—-]+/u.exec(text)?.[0] ?? "";
