/** Ways out of the page. Given from outside, so that a story or a test sees where it would go. */
export type Leaving = {
  assign: (url: string) => void;
  /** A form that the page makes and sends: many banks want their page opened so. */
  post: (url: string, params: Readonly<Record<string, string>>) => void;
};

export const leaving: Leaving = {
  assign: (url) => globalThis.location.assign(url),
  post(url, params) {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = url;
    form.hidden = true;
    for (const [name, value] of Object.entries(params)) {
      const field = document.createElement('input');
      Object.assign(field, { type: 'hidden', name, value });
      form.append(field);
    }
    document.body.append(form);
    form.submit();
  },
};

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether a payment may be sent there: encrypted, or to this machine, as the sandbox is. Nothing that a page would run. */
export function isSafeUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  if (username || password) return false;
  return protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname));
}

/** A link that UPI apps answer to. */
export const isUpiLink = (url: string) => url.startsWith('upi://pay?');
