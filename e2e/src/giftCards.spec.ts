import { expect, type Page } from '@playwright/test';
import { formatDate, formatDay, indianDayAfter } from '@luxe/format';
import { approve, fillCard } from './cardPayment.ts';
import { deliver, readGiftCardsTo } from './desk.ts';
import { expectNoAxeViolations } from './expectNoAxeViolations.ts';
import {
  checkBalance,
  chooseAmount,
  chooseCard,
  cliqCashOf,
  expectSent,
  fillPeople,
  findReturnable,
  heading,
  newEmail,
  payButton,
  readLetter,
  readRefunds,
  readTotal,
  redeem,
  returnOrder,
  rupeesIn,
  toPayment,
} from './giftCardSteps.ts';
import { sandboxOrigin, shopOrigin } from './setting.ts';
import { addToBag, fillAddress, logIn, mailsTo, newPhone, visit } from './shopper.ts';
import { test } from './test.ts';

// A payment must never run twice.
test.describe.configure({ retries: 0 });

test('a guest buys a gift card, another account spends it with a card, and a return brings it back [ACC-10] [ACC-11] [ACC-20] [AUT-09]', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const recipient = newEmail();
  await chooseCard(page, recipient);
  await expectNoAxeViolations(page, 'the payment of a gift card');
  await fillCard(page, '4111111111111111');
  await payButton(page).click();
  await approve(page);
  await expectSent(page);
  await expect(page).toHaveURL(/\/gift-card-checkout\?giftCard=GC-/);
  await expectNoAxeViolations(page, 'a bought gift card');
  const letter = await readLetter(page, recipient);

  // The buyer sees the code once.
  await page.getByRole('button', { name: 'Show the code' }).click();
  await expect(page.getByText(letter.code)).toBeVisible();
  await page.reload();
  await expectSent(page);
  await expect(page.getByRole('button', { name: 'Show the code' })).toHaveCount(0);

  // Another account adds the card, as a person types it.
  const other = await (await browser.newContext()).newPage();
  const phone = newPhone();
  await visit(other, '/my-account/g-cliqcash');
  await logIn(other, phone);
  await redeem(other, { ...letter, code: letter.code.toLowerCase().replaceAll('-', ' ') });
  await expect(other.getByText('₹5,000 is added to your cliq cash')).toBeVisible();
  const useBy = /^You have ₹5,000 now\. Use the new amount by (\d{1,2} \w+ \d{4})\.$/;
  const lastDay = useBy.exec((await other.getByText(useBy).textContent()) ?? '')?.[1] ?? '';
  await redeem(other, letter);
  await expect(other.getByText('This gift card has been used.')).toBeVisible();
  await other
    .getByRole('navigation', { name: 'Your account' })
    .getByRole('link', { name: 'Cliq cash' })
    .click();
  await expect(other.getByRole('heading', { name: 'Balance ₹5,000' })).toBeVisible();
  const sources = other.getByRole('list', { name: 'Where it comes from' }).getByRole('listitem');
  await expect(sources).toHaveCount(1);
  await expect(sources.getByText('Gift card', { exact: true })).toBeVisible();
  await expect(sources).toContainText(`Until ${lastDay}`);
  await expect(sources.getByText('₹5,000', { exact: true })).toBeVisible();

  // The card pays a part of an order, a bank card the other.
  const product = await findReturnable(other);
  await visit(other, product.path);
  await addToBag(other);
  await visit(other, '/checkout');
  await fillAddress(other, phone);
  await other.getByRole('button', { name: 'Save address' }).click();
  const credit = other.getByRole('switch', { name: /^Cliq cash/ });
  await expect(credit).toBeVisible();
  const total = await readTotal(other);
  await credit.click();
  await expect(credit).toBeChecked();
  await expect(other.getByText(/^Cliq cash is used/)).toBeAttached();
  await expect.poll(() => readTotal(other)).toBe(total - 5000);
  await fillCard(other, '4111111111111111');
  const paidByCard = rupeesIn(await payButton(other).innerText());
  expect(paidByCard).toBe(total - 5000);
  await payButton(other).click();
  // Until the bank answers, the order holds the amount.
  await expect(other).toHaveURL(new RegExp(`^${sandboxOrigin}/`));
  const beside = await other.context().newPage();
  await visit(beside, '/my-account/cliq-cash');
  await expect(beside.getByRole('heading', { name: 'Balance ₹0' })).toBeVisible();
  const held = beside.getByText(/^₹5,000 more waits for the payment of order LX\s/);
  await expect(held).toBeVisible();
  const heldText = await held.textContent();
  await beside.close();
  await approve(other);
  await expect(other).toHaveURL(/\/order-placed-successfully/, { timeout: 30_000 });
  const orderCode = new URL(other.url()).searchParams.get('orderCode') ?? '';
  expect(heldText).toContain(`order ${orderCode.replaceAll('-', '\u00a0')}.`);
  await visit(other, '/my-account/cliq-cash');
  await expect(other.getByRole('heading', { name: 'Balance ₹0' })).toBeVisible();
  await expect(other.getByText(/more waits for the payment/)).toHaveCount(0);
  await expect(other.getByText('− ₹5,000')).toBeVisible();
  expect(await cliqCashOf(other, orderCode)).toBe(5000_00);

  // The return brings back both parts.
  await deliver(other.request, orderCode);
  await returnOrder(other, orderCode);
  await visit(other, `/my-account/order?orderCode=${orderCode}`);
  expect(await readRefunds(other)).toEqual(
    new Map([
      ['Cliq cash', 5000],
      ['Visa ending 1111', paidByCard],
    ]),
  );
  await visit(other, '/my-account/cliq-cash');
  await expect(other.getByRole('heading', { name: 'Balance ₹5,000' })).toBeVisible();
  await expect(other.getByText('+ ₹5,000')).toHaveCount(2);
  expect(await cliqCashOf(other, orderCode)).toBe(0);

  // The buyer cannot take back a card that was used.
  await page.reload();
  await expect(heading(page, 'Your gift card was used')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel and refund' })).toHaveCount(0);
  const [card, ...more] = await readGiftCardsTo(page.request, recipient);
  expect(more).toEqual([]);
  expect(card).toMatchObject({ cardState: 'used', amountPaise: 5000_00 });
  expect(card?.payments.map(({ status, amountPaise }) => [status, amountPaise])).toEqual([
    ['charged', 5000_00],
  ]);
});

const amount = (page: Page, text: string) => page.getByRole('radio', { name: text, exact: true });

test('reload, Back, a double click and two tabs at every step of buying make one charge and one card [ACC-11] [DAT-02]', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const recipient = newEmail();
  const ofOtherTab = newEmail();
  let created = 0;
  const returns: string[] = [];
  context.on('response', (response) => {
    if (!response.ok() || response.request().method() !== 'POST') return;
    if (response.url().endsWith('/giftCardCarts')) created += 1;
  });
  context.on('request', (request) => {
    if (request.url().startsWith(shopOrigin) && /status=CHARGED/.test(request.url()))
      returns.push(request.url());
  });

  // The amount survives a reload and Back.
  await visit(page, '/gift-cards');
  await chooseAmount(page, '₹50,000');
  await page.reload();
  await expect(amount(page, '₹50,000')).toBeChecked();
  await visit(page, '/');
  await page.goBack();
  await expect(amount(page, '₹50,000')).toBeChecked();
  await chooseAmount(page, '₹5,000');

  // So do the people. Another tab has a form of its own, and the same cart.
  await fillPeople(page, recipient);
  await page.reload();
  await expect(page.getByLabel('Their e-mail')).toHaveValue(recipient);
  const other = await context.newPage();
  await visit(other, '/gift-cards');
  await expect(other.getByLabel('Their e-mail')).toHaveValue('');
  await chooseAmount(other, '₹50,000');
  await fillPeople(other, ofOtherTab);
  await toPayment(other).click();
  await expect(heading(other, 'Pay for the gift card')).toBeVisible();

  // The preview shows what the first tab has, also after Back. A double press saves one card.
  await expect(page.getByLabel('How it will look')).toContainText('Buy something useless.');
  await toPayment(page).dblclick();
  await expect(heading(page, 'Pay for the gift card')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Their e-mail')).toHaveValue(recipient);
  await expect(amount(page, '₹5,000')).toBeChecked();
  await page.goForward();
  await expect(heading(page, 'Pay for the gift card')).toBeVisible();
  expect(created).toBe(1);
  const guid = (await context.cookies()).filter(({ name }) => name === 'giftCardGuid');
  expect(guid).toHaveLength(1);
  expect(guid[0]).toMatchObject({ httpOnly: true });

  // Checkout shows the last card in both tabs, also after a reload, and nothing that was typed is lost.
  await page.reload();
  await expect(page.getByText('Buy something useless.')).toBeVisible();
  await page.getByRole('link', { name: 'Change the gift card' }).click();
  await expect(page.getByLabel('Their e-mail')).toHaveValue(recipient);
  await page.reload();
  await expect(page.getByLabel('Their e-mail')).toHaveValue(recipient);
  await toPayment(page).click();
  await expect(heading(page, 'Pay for the gift card')).toBeVisible();
  await visit(other, '/gift-card-checkout');
  await expect(other.getByText(recipient)).toBeVisible();
  await fillCard(other, '4111111111111111');
  await expect(payButton(other)).toContainText('Pay ₹5,000');

  await fillCard(page, '4111111111111111');
  await payButton(page).dblclick();
  await expect(page).toHaveURL(new RegExp(`^${sandboxOrigin}/`));
  // The other tab learns that the payment is open, and does not disturb it.
  await payButton(other).click();
  await expect(other.getByText('This card is already being paid for')).toBeVisible();
  await expect(payButton(other)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/gift-card-checkout/);
  await page.goForward();
  await expect(page).toHaveURL(new RegExp(`^${sandboxOrigin}/`));
  await page.reload();
  await approve(page, 'dblclick');
  await expectSent(page);

  // The return once more: a reload, the same address in another tab, and Back.
  const outcome = page.url();
  await page.reload();
  await expectSent(page);
  expect(returns).not.toEqual([]);
  await other.goto(returns[0] ?? '');
  await expectSent(other);
  await other.goto(outcome);
  await expectSent(other);
  await visit(other, '/gift-card-checkout');
  await expect(other.getByText('You have bought this gift card')).toBeVisible();
  await expect(payButton(other)).toHaveCount(0);
  await other.goBack();
  await expectSent(other);

  await readLetter(page, recipient);
  const [card, ...more] = await readGiftCardsTo(page.request, recipient);
  expect(more).toEqual([]);
  expect(card?.payments.map(({ status }) => status)).toEqual(['charged']);
  expect(await readGiftCardsTo(page.request, ofOtherTab)).toEqual([]);
  expect((await context.cookies()).find(({ name }) => name === 'giftCardGuid')?.value).toBe(guid[0]?.value);
});

test('a payment that fails charges nothing, and the same card is paid for afterwards [ACC-11]', async ({
  page,
}) => {
  const recipient = newEmail();
  await chooseCard(page, recipient);
  await fillCard(page, '4111111111111111');
  await page.getByLabel('Card number').fill('4000000000000002');
  await payButton(page).click();
  await approve(page);
  await expect(heading(page, 'The payment was not made')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: 'Try again' }).click();
  await fillCard(page, '4111111111111111');
  await payButton(page).click();
  await approve(page);
  await expectSent(page);
  await readLetter(page, recipient);
});

test('a customer buys in the account with a typed amount for a day, checks the balance, and cancels [ACC-11] [ACC-20]', async ({
  page,
}) => {
  test.slow();
  const recipient = newEmail();
  const day = indianDayAfter(new Date(), 3);
  await visit(page, '/my-account/g-giftcard');
  await logIn(page, newPhone());
  const form = page.getByRole('form', { name: 'Gift card', exact: true });
  await form.getByText('Other', { exact: true }).first().click();
  await page.getByLabel('Amount in rupees').fill('7500');
  await fillPeople(page, recipient);
  // The shop reviews the sixth card of a buyer in a day, and other journeys buy with the usual address.
  await page.getByLabel('Your e-mail').fill(newEmail());
  await form.getByText('On a date', { exact: true }).first().click();
  const date = page.getByRole('group', { name: 'Deliver on', exact: true });
  const [year = '', month = '', dayOfMonth = ''] = day.split('-');
  await date.getByRole('textbox', { name: 'Day', exact: true }).fill(dayOfMonth);
  await date.getByRole('textbox', { name: 'Month', exact: true }).fill(month);
  await date.getByRole('textbox', { name: 'Year', exact: true }).fill(year);
  await toPayment(page).click();
  await expect(heading(page, 'Pay for the gift card')).toBeVisible();

  // The path in the account leads to the payment. Its page replaces itself, maybe before it has loaded.
  await page.goto('/my-account/gift-card-checkout', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/gift-card-checkout');
  await expect(page.getByText(`By e-mail on ${formatDate(day)}`)).toBeVisible();
  await fillCard(page, '4111111111111111');
  await expect(payButton(page)).toContainText('Pay ₹7,500');
  await payButton(page).click();
  await approve(page);
  await expect(heading(page, 'Your gift card is ready')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(`We e-mail the gift card to Meera on ${formatDay(day)}.`)).toBeVisible();
  expect(await mailsTo(page.request, recipient)).toEqual([]);

  await page.getByRole('button', { name: 'Show the code' }).click();
  const shown = page.getByRole('region', { name: 'The code of the card' }).locator('dd');
  await expect(shown).toHaveText([/^(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}$/, /^\d{6}$/]);
  const [code = '', pin = ''] = await shown.allTextContents();
  await checkBalance(page, { code, pin });
  await expect(page.getByText(/^This card adds ₹7,500 until /)).toBeVisible();

  await visit(page, '/my-account/buy-gift-cards');
  const bought = page.getByRole('list', { name: 'Cards you bought' }).getByRole('listitem');
  await expect(bought).toHaveCount(1);
  await expect(bought).toContainText(`Ending ${code.slice(-4)}`);
  await expect(bought).toContainText('₹7,500');
  await expect(bought).toContainText('Sent later');
  await bought.getByRole('link', { name: 'For Meera' }).click();
  await expect(heading(page, 'Your gift card is ready')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show the code' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel and refund' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the card' }).click();
  await expect(heading(page, /^Your money is (?:back|on its way back)$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel and refund' })).toHaveCount(0);

  await checkBalance(page, { code, pin });
  await expect(page.getByText(/^This code and PIN do not match a gift card\./)).toBeVisible();
  expect(await mailsTo(page.request, recipient)).toEqual([]);
  const [card, ...more] = await readGiftCardsTo(page.request, recipient);
  expect(more).toEqual([]);
  expect(card).toMatchObject({ cardState: 'cancelled', amountPaise: 7500_00 });
});
