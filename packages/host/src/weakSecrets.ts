/** Fewest characters of a secret of a shop in public: 24 random bytes in base64. */
const fewest = 32;

/** Names of the variables whose value is given and too short to be a secret. Names of clients are no secrets. */
export const weakSecrets = (
  names: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): string[] => names.filter((name) => !name.endsWith('_ID') && (env[name]?.length ?? fewest) < fewest);

/** What to do about them, for whoever starts the program. */
export const weakSecretsSentence = (names: readonly string[]): string =>
  `${names.join(', ')}: a shop in public needs secrets of at least ${fewest} characters. ` +
  'Make each with: openssl rand -base64 24';
