/** Where a long word may be broken on a narrow card. */

const SOFT = "\u00AD";
const VOWELS = "aeiouyàâäéèêëîïôöùûüœæаеёиоуыэюя";
const TOGETHER = ["ch", "sh", "th", "ph", "ck", "ng", "qu", "br", "cr", "dr", "gr", "pr", "tr", "bl", "cl", "pl"];
const LEAST = 3;

/** Mark where a word of more than seven letters may be broken: before the last consonant between two vowels, with three
 * letters at least on both sides. That is right in Russian and nearly always in French and English, and far better than a
 * break anywhere.
 */
export function softly(text: string): string {
  return text.replace(/\p{L}{8,}/gu, broken);
}

function broken(word: string): string {
  const low = word.toLowerCase();
  const vowel = (at: number): boolean => VOWELS.includes(low.charAt(at));
  let marked = "";
  for (let at = 0; at < word.length; at += 1) {
    if (at >= LEAST && word.length - at >= LEAST && isJoint(low, at, vowel)) marked += SOFT;
    marked += word.charAt(at);
  }
  return marked;
}

/** Say whether a new syllable begins with a letter. */
function isJoint(word: string, at: number, vowel: (at: number) => boolean): boolean {
  const silent = (letter: string): boolean => "ьъй".includes(letter);
  if (vowel(at) || silent(word.charAt(at))) return false;
  const pair = TOGETHER.includes(word.slice(at, at + 2));
  if (TOGETHER.includes(word.slice(at - 1, at + 1))) return false;
  return vowel(at + (pair ? 2 : 1)) && Array.from({ length: at }).some((_, before) => vowel(before));
}
