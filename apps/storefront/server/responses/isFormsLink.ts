/**
 * Whether a URL leads to the forms service. `domain` is its host, a setting; empty for none. The host must be
 * equal: a look-alike such as `forms.example.com.evil.test` is not the forms service [CON-06].
 */
export const isFormsLink = (
  { protocol, host, username }: Pick<URL, 'protocol' | 'host' | 'username'>,
  domain: string,
): boolean => domain !== '' && protocol === 'https:' && host === domain.toLowerCase() && username === '';
