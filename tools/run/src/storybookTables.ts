import type { Browser } from 'playwright';
import { installMocks } from './plays/publishedStorybook.ts';

const phone = { width: 390, height: 844 } as const;
const timeoutMs = 30_000;

/** Documentation pages with each kind of table: props and keys, marks, and lists of keys. */
const pagesWithTables = [
  'ui-navigation-accordion--docs',
  'start-here-states--docs',
  'start-here-accessibility--docs',
] as const;

/**
 * Opens the documentation pages with tables on a phone. Returns a sentence for each page with a table that
 * reaches beyond its page, or with a cell that does not show the header of its column.
 */
export async function findTableFaults(browser: Browser, address: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: phone });
  await installMocks(page, address);
  const faults: string[] = [];
  for (const id of pagesWithTables) {
    await page.goto(`${address}/iframe.html?viewMode=docs&id=${id}`, { waitUntil: 'domcontentloaded' });
    await page.waitForSelector('.page-table td', { timeout: timeoutMs });
    const tables = await page.evaluate(measureTables);
    for (const { label, isWide, bareCells } of tables) {
      if (isWide) faults.push(`${id}, at ${phone.width} px: the table “${label}” does not fit.`);
      if (bareCells > 0)
        faults.push(`${id}, at ${phone.width} px: ${bareCells} cells of “${label}” have no header.`);
    }
  }
  await page.close();
  return faults;
}

/** Runs in the page. */
function measureTables(): { label: string; isWide: boolean; bareCells: number }[] {
  return [...document.querySelectorAll('.page-table')].map((table) => {
    const frame = table.parentElement ?? table;
    const cells = [...table.querySelectorAll<HTMLElement>('td')].filter((cell) => cell.offsetHeight > 0);
    return {
      label: table.getAttribute('aria-label') ?? '',
      isWide: frame.scrollWidth > frame.clientWidth,
      bareCells: cells.filter((cell) => getComputedStyle(cell, '::before').content === 'none').length,
    };
  });
}
