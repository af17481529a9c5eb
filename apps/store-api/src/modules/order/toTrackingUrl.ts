/**
 * Fills the tracking number into the URL of a carrier's site. Null without a site or a booking. The number
 * comes from the carrier, so it is encoded, and any URL that is not https is left out.
 */
export function toTrackingUrl(template: string | null, trackingNumber: string | null): string | null {
  if (template === null || trackingNumber === null) return null;
  const url = template.replaceAll('{trackingNumber}', encodeURIComponent(trackingNumber));
  return URL.parse(url)?.protocol === 'https:' ? url : null;
}
