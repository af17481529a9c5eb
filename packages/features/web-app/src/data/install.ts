import { createStore, readStored, writeStored } from '@luxe/resources';

/** The event of Chromium with which a page opens the question of the browser. */
interface InstallPrompt extends Event {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** The event, when it came before this script. A script of the document stores it. */
    luxeInstall?: Event | undefined;
  }
}

/** `prompt`: the browser can ask. `apple`: the shopper does it by hand. `hidden`: nothing to offer. */
export type InstallOffer = 'prompt' | 'apple' | 'hidden';

interface Device {
  readonly hasPrompt: boolean;
  readonly isInstalled: boolean;
  readonly wasAnswered: boolean;
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** Decides what to offer on a device. */
export function toInstallOffer(device: Device): InstallOffer {
  if (device.isInstalled || device.wasAnswered) return 'hidden';
  if (device.hasPrompt) return 'prompt';
  // An iPad names itself a Mac, but has a touch screen.
  const isApple =
    /iPhone|iPad|iPod/.test(device.userAgent) ||
    (/Macintosh/.test(device.userAgent) && device.maxTouchPoints > 1);
  return isApple ? 'apple' : 'hidden';
}

const answerKey = 'installAnswer';

const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;

const readOffer = (): InstallOffer =>
  typeof window === 'undefined'
    ? 'hidden'
    : toInstallOffer({
        hasPrompt: window.luxeInstall !== undefined,
        isInstalled: isInstalled(),
        wasAnswered: readStored(answerKey) !== undefined,
        userAgent: navigator.userAgent,
        maxTouchPoints: navigator.maxTouchPoints,
      });

export const installOffer = createStore<InstallOffer>(readOffer);

/** Listens for the event of the browser. Returns a function that stops. */
export function watchInstall(): () => void {
  const keep = (event: Event) => {
    event.preventDefault();
    window.luxeInstall = event;
    installOffer.set(readOffer());
  };
  const hide = () => installOffer.set('hidden');
  addEventListener('beforeinstallprompt', keep);
  addEventListener('appinstalled', hide);
  installOffer.set(readOffer());
  return () => {
    removeEventListener('beforeinstallprompt', keep);
    removeEventListener('appinstalled', hide);
  };
}

/** Opens the question of the browser. It can be opened once for each event. */
export async function askToInstall(): Promise<void> {
  const prompt = window.luxeInstall as InstallPrompt | undefined;
  window.luxeInstall = undefined;
  installOffer.set('hidden');
  if (!prompt) return;
  await prompt.prompt();
  const { outcome } = await prompt.userChoice;
  writeStored(answerKey, outcome);
}

/** Remembers that the shopper does not want it. */
export function declineInstall(): void {
  writeStored(answerKey, 'notNow');
  installOffer.set('hidden');
}

/** What the shop uses on this device, such as `1.2 MB`; empty when the browser does not report it. */
export async function readUsedSize(): Promise<string> {
  const estimate = await navigator.storage?.estimate?.().catch(() => undefined);
  const megabytes = (estimate?.usage ?? 0) / 1_000_000;
  return megabytes < 0.1 ? '' : `${megabytes.toFixed(1)} MB`;
}
