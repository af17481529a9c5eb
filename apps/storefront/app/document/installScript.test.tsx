import { expect, it } from 'vitest';
import { installScript } from './installScript.ts';

it('stores the offer of the browser to install the shop, and hides the question of the browser', () => {
  // oxlint-disable-next-line no-implied-eval -- runs the script as the page does
  new Function(installScript)();
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  window.dispatchEvent(offer);
  const page = window as unknown as { luxeInstall?: Event };
  expect(page.luxeInstall).toBe(offer);
  expect(offer.defaultPrevented).toBe(true);
  delete page.luxeInstall;
});
