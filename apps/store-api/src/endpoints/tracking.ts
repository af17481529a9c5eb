import type { Mount } from '../http/mount.ts';
import { createGuestTracking, type GuestTrackingOptions } from '../modules/guest-tracking/guestTracking.ts';
import { readLinkedOrder } from '../modules/guest-tracking/linkedOrder.ts';

/** A guest tracks one order, with a code or a signed link. */
export function trackingRoutes(mount: Mount, options: GuestTrackingOptions) {
  const tracking = createGuestTracking(options);
  mount('storeCaptcha', () => options.captcha.challenge());
  mount('requestTrackingCode', ({ body, address }) => tracking.requestCode(body, address));
  mount('checkTrackingCode', ({ body, address }) => tracking.checkCode(body, address));
  mount('linkedOrder', ({ params }) => readLinkedOrder(options, params.token));
}
