/** A shop to pick up from, or to hand a return in at. */
export type Store = {
  id: string;
  /** "Chanakyapuri, Arcade 2". */
  name: string;
  /** Street and quarter, one line. */
  address: string;
  /** As a shopper reads it: "Open until 9:30 pm", "Closed today. Opens Saturday, 11 am". */
  hours: string;
  /** The hours are bad news: said in full tone. */
  closed?: boolean;
  /** From the shopper's pincode; undefined where that is not known. */
  distanceKm?: number;
  /** Ten digits, or with a trunk code; undefined where it is not called. */
  phone?: string;
  /** Page of a map that leads there. */
  directionsURL?: string;
  /** Why it cannot be chosen. */
  unavailable?: string;
};

/** Every sentence that a store says by itself. */
export type StoreWords = {
  directions: string;
  /** The accessible name of the link: "Directions to Chanakyapuri, Arcade 2". */
  directionsTo: (name: string) => string;
  call: (name: string, phone: string) => string;
  metres: (count: number) => string;
  kilometres: (count: string) => string;
};

export const storeWords: StoreWords = {
  directions: 'Directions',
  directionsTo: (name) => `Directions to ${name}`,
  call: (name, phone) => `Call ${name}, ${phone}`,
  metres: (count) => `${count} m`,
  kilometres: (count) => `${count} km`,
};

/** "850 m", "4.2 km", "12 km": no more precise than a straight line on a map is. */
export function distanceWords(km: number, words: StoreWords = storeWords): string {
  if (km < 0.975) return words.metres(Math.max(50, Math.round(km * 20) * 50));
  return words.kilometres(km < 9.95 ? (Math.round(km * 10) / 10).toString() : String(Math.round(km)));
}

/** A telephone link: digits, with India's code where it has none. */
export function phoneHref(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length > 10 ? `tel:+${digits}` : `tel:+91${digits}`;
}
