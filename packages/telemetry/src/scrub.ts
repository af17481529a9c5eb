/** What a message may keep: the words of a program. Replaced are what shoppers and the store have written. */
const personal: readonly (readonly [RegExp, string])[] = [
  [/\bhttps?:\/\/\S+/gi, '(address)'],
  [/[^\s@"']+@[^\s@"']+/g, '(mail)'],
  // A browser quotes data in double quotes ("Ananya…" is not valid JSON), names of properties in single ones.
  [/"[^"]*"?/g, '"…"'],
  [/[?#&][^\s=]*=?\S*/g, '?…'],
  // Tokens: long, and not a word.
  [/(?=[\w+/=.-]*\d)[\w+/=.-]{16,}/g, '(token)'],
  // Codes, phones, pincodes, cards; also in groups.
  [/\+?\d(?:[\s-]?\d){3,}/g, '#'],
];

/** A message without what could be of a person: addresses, mails, quoted data, queries, tokens, numbers of four digits and more. */
export function scrub(text: string): string {
  return personal
    .reduce((kept, [what, instead]) => kept.replace(what, instead), text)
    .slice(0, 300)
    .toWellFormed();
}

/** A frame of a script: function, file, line and column, as Chromium and as Firefox and Safari write it. */
const frame =
  /^\s*(?:at )?(?:async )?([\w$.<>]{0,60})[\s@]*\(?https?:\/\/[^/\s]+\/assets\/([\w.-]{1,80}):(\d+):(\d+)\)?$/;

/** Of a stack, the frames in the shop's own scripts, at most twenty: no message, no address. */
export function framesOf(stack: string): string {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, name, file, row, column] = frame.exec(line) ?? [];
      return file ? [`${name || '(anonymous)'} ${file}:${row}:${column}`] : [];
    })
    .slice(0, 20)
    .join('\n');
}
