/**
 * Runs in the page. Describes every box of an open dialog that hides content although the dialog could grow:
 * a dialog may scroll only when it fills the screen. Boxes with their own maximum height, fields, and text
 * that is cut with an ellipsis are exempt.
 */
export function findCollapsed(): string[] {
  const faults: string[] = [];
  for (const dialog of document.querySelectorAll<HTMLElement>('[role=dialog]:not([hidden]), dialog[open]')) {
    const { width, height } = dialog.getBoundingClientRect();
    if (width === 0) continue;
    const canGrow = height < innerHeight * 0.8;
    if (height < 60) faults.push(`The dialog ${nameOf(dialog)} is ${Math.round(height)} px high.`);
    if (!canGrow) continue;
    for (const box of [dialog, ...dialog.querySelectorAll<HTMLElement>('*')]) {
      const style = getComputedStyle(box);
      const isField = box.matches('input, textarea, select, img, svg, video');
      const isHidden =
        style.visibility !== 'visible' || (box.clientHeight <= 1 && style.position === 'absolute');
      const isCut = style.textOverflow === 'ellipsis' || !['', 'none'].includes(style.webkitLineClamp);
      const isExpected = isCut || (style.maxHeight !== 'none' && box !== dialog);
      if (style.overflowY === 'visible' || style.display === 'inline' || isField || isHidden || isExpected)
        continue;
      if (box.scrollHeight > box.clientHeight + 1)
        faults.push(
          `In the dialog ${nameOf(dialog)}, a ${box.localName} of ${box.clientHeight} px contains ${box.scrollHeight} px.`,
        );
    }
  }
  return faults;

  function nameOf(element: Element): string {
    const label = element.getAttribute('aria-labelledby');
    const title = label ? document.getElementById(label)?.textContent : element.getAttribute('aria-label');
    return `"${title ?? ''}"`;
  }
}
