/**
 * Patterns that match text from shoppers or from the store, with their replacements. Text that belongs to the
 * program does not match and stays.
 */
const personal: readonly (readonly [RegExp, string])[] = [
  [/\bhttps?:\/\/\S+/gi, '(address)'],
  [/[^\s@"']+@[^\s@"']+/g, '(mail)'],
  // Only text in double quotes is removed. In error messages, browsers put data in double quotes ("Ananya…"
  // is not valid JSON) and property names in single quotes.
  [/"[^"]*"?/g, '"…"'],
  [/[?#&][^\s=]*=?\S*/g, '?…'],
  // Tokens: 16 or more characters, at least one of which is a digit.
  [/(?=[\w+/=.-]*\d)[\w+/=.-]{16,}/g, '(token)'],
  // Codes, phone numbers, pincodes and card numbers, even if spaces or hyphens separate groups of digits.
  [/\+?\d(?:[\s-]?\d){3,}/g, '#'],
];

/**
 * Removes possible personal data from a message: URLs, e-mail addresses, quoted data, queries, tokens, and
 * numbers of four or more digits. Cuts the message at 300 UTF-16 units.
 */
export function scrub(text: string): string {
  return personal
    .reduce((scrubbed, [pattern, replacement]) => scrubbed.replace(pattern, replacement), text)
    .slice(0, 300)
    .toWellFormed();
}

/** A stack frame with function, file, line and column, in the formats of Chromium, Firefox and Safari. */
const frame =
  /^\s*(?:at )?(?:async )?([\w$.<>]{0,60})[\s@]*\(?https?:\/\/[^/\s]+\/assets\/([\w.-]{1,80}):(\d+):(\d+)\)?$/;

/** The first 20 frames of a stack that are in the shop's own scripts, without message and URLs. */
export function extractFrames(stack: string): string {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, name, file, row, column] = frame.exec(line) ?? [];
      return file ? [`${name || '(anonymous)'} ${file}:${row}:${column}`] : [];
    })
    .slice(0, 20)
    .join('\n');
}
