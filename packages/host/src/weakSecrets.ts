/** Minimum length of a secret of a public shop: 24 random bytes in base64. */
const minLength = 32;

/**
 * Names of the variables whose value is set but too short for a secret. Client ids (`…_ID`) are not secrets.
 */
export const weakSecrets = (
  names: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): string[] => names.filter((name) => !name.endsWith('_ID') && (env[name]?.length ?? minLength) < minLength);

/** The message about weak secrets, for operators. */
export const weakSecretsMessage = (names: readonly string[]): string =>
  `${names.join(', ')}: a public shop needs secrets of at least ${minLength} characters. ` +
  'Make each with: openssl rand -base64 24';
