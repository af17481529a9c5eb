import { eventDefinitions } from '@luxe/contract/events';
import { expect } from '@playwright/test';
import { answerBanner, watchOptionalRequests } from './consent.ts';
import { everyEvent, stay } from './everyEvent.ts';
import { attributesOf, forgetRecorded, labels, readRecorded, readVendorCalls } from './recorded.ts';
import { findProduct, visit } from './shopper.ts';
import { test } from './test.ts';

// The same acts with and without consent. They contain payments, so a test never runs twice.
test.describe.configure({ retries: 0 });

/** The first of these can be returned. */
const bags = ':price-asc:category:LSH10:price:0-25000:inStockFlag:true';

test('each event of the shop leaves exactly as the table has it, once for each act; of names with more causes, such as a view of a page, the event is among others [ANA-01, ANA-04, ANA-08, ANA-10, ANA-14, ANA-16, ANA-17] [SEA-10]', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const product = await findProduct(request, bags);
  await visit(page, '/');
  await answerBanner(page);
  const covered = new Set<string>();
  for (const { title, act, events, others = [] } of everyEvent(page, product))
    await test.step(title, async () => {
      await forgetRecorded(request);
      await act();
      const once = [...Map.groupBy(events(), ([event]) => event)].map(
        ([name, all]) => [name, all.map(([, attributes]) => ({ ...attributes, ...labels }))] as const,
      );
      for (const [name, expected] of once) {
        covered.add(name);
        await expect.poll(() => attributesOf(request, name), { message: name }).toEqual(expected);
      }
      for (const [name, attributes] of others) {
        covered.add(name);
        await expect
          .poll(() => attributesOf(request, name), { message: name })
          .toContainEqual({ ...attributes, ...labels });
      }
      // A second event of the same act would follow soon.
      await stay(page, 1000);
      for (const [name, expected] of once) expect(await attributesOf(request, name), name).toEqual(expected);
    });
  // The visit of the guest who stays on the page begins after the session of the customer has ended.
  const ofLogout = async () =>
    (await readVendorCalls(request))
      .filter(([call, name]) => call === 'destroy_session' || name === 'logged out')
      .map(([call]) => call);
  await expect.poll(ofLogout).toEqual(['track_event', 'destroy_session']);
  // A new event needs a step.
  expect([...covered].toSorted()).toEqual(Object.keys(eventDefinitions).toSorted());
});

test('with “Only necessary”, none of these events leaves, and nothing else of analytics, advertising or personalisation [ANA-01, ANA-02, ANA-03] [PER-01] [DAT-02]', async ({
  page,
  request,
  context,
}) => {
  test.setTimeout(300_000);
  const product = await findProduct(request, bags);
  await forgetRecorded(request);
  const left = watchOptionalRequests(page);
  await visit(page, '/');
  await answerBanner(page, 'Only necessary');
  for (const { title, act } of everyEvent(page, product))
    await test.step(title, async () => {
      await act();
      expect(left).toEqual([]);
      expect(await readRecorded(request)).toEqual([]);
    });
  // A page that is opened later sends no events that an earlier one has stored.
  await visit(page, '/');
  await stay(page, 3000);
  expect(left).toEqual([]);
  expect(await readRecorded(request)).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('visitorId');
  expect(await page.evaluate(() => localStorage.getItem('waitingEvents'))).toBeNull();
});
