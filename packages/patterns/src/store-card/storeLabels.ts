/** A physical store for pick-ups and returns. */
export type Store = {
  id: string;
  /** "Chanakyapuri, Arcade 2". */
  name: string;
  /** Street and area, on one line. */
  address: string;
  /** Text for shoppers: "Open until 9:30 pm", "Closed today. Opens Saturday, 11 am". */
  hours: string;
  /** Whether the store is closed: the hours are then emphasised. */
  closed?: boolean;
  /** Distance from the shopper's pincode in km. `undefined` if not known. */
  distanceKm?: number;
  /** Ten digits, or a number with country or trunk code. `undefined` if the store has no phone. */
  phone?: string;
  /** URL of a map with directions. */
  directionsURL?: string;
  /** Why the store is unavailable. */
  unavailable?: string;
};

export type StoreLabels = {
  directions: string;
  /** The accessible name of the link: "Directions to Chanakyapuri, Arcade 2". */
  directionsTo: (name: string) => string;
  call: (name: string, phone: string) => string;
  metres: (count: number) => string;
  kilometres: (count: string) => string;
};

export const storeLabels: StoreLabels = {
  directions: 'Directions',
  directionsTo: (name) => `Directions to ${name}`,
  call: (name, phone) => `Call ${name}, ${phone}`,
  metres: (count) => `${count} m`,
  kilometres: (count) => `${count} km`,
};

/** "850 m", "4.2 km", "12 km". Rounded, because it is a straight-line distance. */
export function distanceText(km: number, labels: StoreLabels = storeLabels): string {
  if (km < 0.975) return labels.metres(Math.max(50, Math.round(km * 20) * 50));
  return labels.kilometres(km < 9.95 ? (Math.round(km * 10) / 10).toString() : String(Math.round(km)));
}

/** A `tel:` link. Adds the country code of India to numbers of up to ten digits. */
export function phoneHref(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length > 10 ? `tel:+${digits}` : `tel:+91${digits}`;
}
