declare global {
  interface Window {
    /** Ends the keeping, and gives what was kept. Missing where the server did not draw the page. */
    takeEarlyPresses?: () => ReadonlySet<HTMLElement>;
  }
}

/**
 * A page can be pressed as soon as it is seen, and wakes a moment later. Links and forms work by themselves; presses of other buttons are
 * kept from here on, each button once however often it was pressed: an impatient shopper wants one bag. Runs at the end of the page, before its modules are asked for.
 */
export const earlyPressesScript = `((s,f)=>{f=e=>{(e=e.target.closest('button[type=button]'))&&s.add(e)};addEventListener('click',f,true);window.takeEarlyPresses=()=>{removeEventListener('click',f,true);return s}})(new Set);`;

let pressed: ReadonlySet<HTMLElement> = new Set();

/** From now on React hears what is pressed: a press that both of them had would open something and close it again. */
export function endKeeping(): void {
  pressed = window.takeEarlyPresses?.() ?? pressed;
}

/**
 * Presses again what was pressed before anybody listened, when the frame of the page has been taken over. Outside of React's own work: it
 * then takes over the part that a press is meant for at once.
 */
export function pressAgain(): void {
  setTimeout(() => {
    for (const button of pressed) if (button.isConnected) button.click();
    pressed = new Set();
  });
}
