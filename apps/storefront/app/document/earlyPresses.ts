declare global {
  interface Window {
    /** Stops recording and returns the pressed buttons. Undefined when the server did not render the page. */
    takeEarlyPresses?: () => ReadonlySet<HTMLElement>;
  }
}

/**
 * Records presses of buttons before hydration. Links and forms work without this script. Each button is
 * recorded once, because an impatient shopper wants one item, not several. Runs at the end of the page,
 * before its modules are requested.
 */
export const earlyPressesScript = `((s,f)=>{f=e=>{(e=e.target.closest('button[type=button]'))&&s.add(e)};addEventListener('click',f,true);window.takeEarlyPresses=()=>{removeEventListener('click',f,true);return s}})(new Set);`;

let earlyPresses: ReadonlySet<HTMLElement> = new Set();

/**
 * Stops recording before React listens. If both handled the same press, a layer would open and close again.
 */
export function stopRecordingPresses(): void {
  earlyPresses = window.takeEarlyPresses?.() ?? earlyPresses;
}

/**
 * Clicks the recorded buttons after the shell has hydrated. Runs in its own task, outside React's work, so
 * that React hydrates the pressed part of the page at once.
 */
export function replayEarlyPresses(): void {
  setTimeout(() => {
    for (const button of earlyPresses) if (button.isConnected) button.click();
    earlyPresses = new Set();
  });
}
