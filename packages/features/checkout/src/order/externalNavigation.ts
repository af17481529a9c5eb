/** Navigation away from the shop. Injected, so that stories and tests can record it. */
export type ExternalNavigation = {
  assign: (url: string) => void;
  /** Submits a form by POST, which many banks require to open their page. */
  post: (url: string, params: Readonly<Record<string, string>>) => void;
};

export const externalNavigation: ExternalNavigation = {
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

/**
 * Whether a payment may navigate to this URL: https, or http on a loopback host for the payment sandbox. A
 * URL with credentials is not allowed.
 */
export function isSafeUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  if (username || password) return false;
  return protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname));
}

/** Whether a link opens a UPI app. */
export const isUpiLink = (url: string) => url.startsWith('upi://pay?');
