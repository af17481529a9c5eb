/** A text of a file that looks like a secret: where, and why. */
export interface SecretText {
  readonly line: number;
  readonly why: string;
}

/** Texts whose form alone says that they open something. */
const forms: readonly (readonly [why: string, form: RegExp])[] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----/],
  ['a key of a cloud', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b|\bAIza[\w-]{35}\b/],
  ['a token of a code host', /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_\w{40,}|glpat-[\w-]{20,})/],
  ['a token of a package registry', /\bnpm_[A-Za-z0-9]{36}\b|_authToken\s*=\s*[^\s$]/],
  ['a key of a payment provider', /\b(?:sk|rk)_(?:live|test)_[A-Za-z0-9]{16,}|\brzp_(?:live|test)_\w{14,}/],
  ['a token of a messenger', /\bxox[abprs]-[\w-]{10,}/],
  ['a signed token', /\beyJ[\w-]{16,}\.eyJ[\w-]{16,}\.[\w-]{16,}/],
  [
    'a password in an address',
    /\b[a-z][a-z+]+:\/\/[^\s:/@'"`$]+:(?!(?:password|secret|luxe)@)[^\s:/@'"`$]{6,}@/,
  ],
];

/** A name that says what it holds, and a literal of one word: `clientSecret: '…'`, `API_KEY=…`. */
const assignment =
  /(?<name>[\w-]*(?:secret|token|password|passwd|api_?key|hmac_?key|private_?key|credential)[\w-]*)["']?\s*[:=]\s*(?:(?<quote>["'`])(?<quoted>[\w+/=.~-]{16,})\k<quote>|(?<bare>[\w+/=~-]{20,})\s*$)/i;

/** Bits of chance in each character from where words end and keys begin: English in one word has about 3, base64 of 24 bytes 4.5. */
const leastEntropy = 3.7;

/** Every line of a text that holds what looks like a secret. Pure. */
export function findSecretTexts(text: string): SecretText[] {
  return text.split('\n').flatMap((words, at) => {
    const [form] = forms.find(([, shape]) => shape.test(words)) ?? [];
    const why = form ?? assigned(words);
    return why ? [{ line: at + 1, why }] : [];
  });
}

function assigned(words: string): string | undefined {
  const { name, quoted, bare } = assignment.exec(words)?.groups ?? {};
  const value = quoted ?? bare ?? '';
  // A key has digits, and is drawn: words that say what they stand for are neither.
  const isDrawn = /\d/.test(value) && /[a-z]/i.test(value) && entropyOf(value) >= leastEntropy;
  return isDrawn ? `a literal for ${name}` : undefined;
}

/** Bits of chance in each character, by how often each comes. */
function entropyOf(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce(
    (sum, count) => sum - (count / text.length) * Math.log2(count / text.length),
    0,
  );
}
