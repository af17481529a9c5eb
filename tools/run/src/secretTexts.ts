/** A text that looks like a secret: its line and the reason. */
export interface SecretText {
  readonly line: number;
  readonly why: string;
}

/** Patterns that identify a secret by its form. */
const forms: readonly (readonly [why: string, form: RegExp])[] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----/],
  ['a cloud key', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b|\bAIza[\w-]{35}\b/],
  ['a code host token', /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_\w{40,}|glpat-[\w-]{20,})/],
  ['a package registry token', /\bnpm_[A-Za-z0-9]{36}\b|_authToken\s*=\s*[^\s$]/],
  ['a payment provider key', /\b(?:sk|rk)_(?:live|test)_[A-Za-z0-9]{16,}|\brzp_(?:live|test)_\w{14,}/],
  ['a messenger token', /\bxox[abprs]-[\w-]{10,}/],
  ['a signed token', /\beyJ[\w-]{16,}\.eyJ[\w-]{16,}\.[\w-]{16,}/],
  ['a password in a URL', /\b[a-z][a-z+]+:\/\/[^\s:/@'"`$]+:(?!(?:password|secret|luxe)@)[^\s:/@'"`$]{6,}@/],
];

/** Matches a name that suggests a secret and its literal value: `clientSecret: '…'`, `API_KEY=…`. */
const assignment =
  /(?<name>[\w-]*(?:secret|token|password|passwd|api_?key|hmac_?key|private_?key|credential)[\w-]*)["']?\s*[:=]\s*(?:(?<quote>["'`])(?<quoted>[\w+/=.~-]{16,})\k<quote>|(?<bare>[\w+/=~-]{20,})\s*$)/i;

/**
 * Minimum entropy of a key, in bits per character. An English word or phrase has about 3, base64 of 24 bytes
 * has 4.5.
 */
const minimumEntropy = 3.7;

/** Finds every line of a text that looks like a secret. */
export function findSecretTexts(text: string): SecretText[] {
  return text.split('\n').flatMap((lineText, at) => {
    const [form] = forms.find(([, shape]) => shape.test(lineText)) ?? [];
    const why = form ?? assignedSecret(lineText);
    return why ? [{ line: at + 1, why }] : [];
  });
}

function assignedSecret(lineText: string): string | undefined {
  const { name, quoted, bare } = assignment.exec(lineText)?.groups ?? {};
  const value = quoted ?? bare ?? '';
  // A real key contains digits and looks random. A placeholder such as a word does not.
  const isRandom = /\d/.test(value) && /[a-z]/i.test(value) && entropyOf(value) >= minimumEntropy;
  return isRandom ? `a literal for ${name}` : undefined;
}

/** Shannon entropy of the characters of a text, in bits per character. */
function entropyOf(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce(
    (sum, count) => sum - (count / text.length) * Math.log2(count / text.length),
    0,
  );
}
