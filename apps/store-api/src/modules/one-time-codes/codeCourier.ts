/**
 * Delivers codes and links to phones and e-mail addresses. The demo sends no messages: it logs codes, and
 * its ops listener shows codes and links.
 */
export interface CodeCourier {
  /** Whether the shop can send messages to this kind of contact: a phone number or an e-mail address. */
  reaches(contact: string): boolean;
  /** `contact` is a phone number of ten digits or an e-mail address. */
  deliver(contact: string, code: string): void;
  deliverLink(email: string, token: string): void;
}
