import type { Log } from '@luxe/host/log';
import type { CodeCourier } from './provider.ts';

/** The demo's SMS and mail: the last code and link of a contact, for the program's line and the second listener. In memory alone. */
export interface CodeOutbox extends CodeCourier {
  lastCode(contact: string): string | undefined;
  lastLink(email: string): string | undefined;
}

const kept = 1000;

export function createCodeOutbox(log: Log): CodeOutbox {
  const codes = new Map<string, string>();
  const links = new Map<string, string>();
  return {
    deliver(contact, code) {
      keep(codes, contact, code);
      const whom = contact.includes('@')
        ? `the e-mail address that ends in ${contact.slice(contact.indexOf('@'))}`
        : `the phone ending in ${contact.slice(-4)}`;
      log.info(`The one-time code for ${whom} is ${code}.`);
    },
    deliverLink: (email, token) => keep(links, email, token),
    lastCode: (contact) => codes.get(contact),
    lastLink: (email) => links.get(email),
  };
}

function keep(map: Map<string, string>, name: string, value: string) {
  map.delete(name);
  map.set(name, value);
  const [oldest] = map.keys();
  if (map.size > kept && oldest !== undefined) map.delete(oldest);
}
