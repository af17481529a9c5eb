import { paymentSchemas } from '../payment/schema.ts';
import { atMost, expected, ruleOf, same, together, unique } from './rule.ts';

const banks = paymentSchemas.emiPlans.response.shape.banks.element;
const plan = banks.shape.plans.element;

/** An instalment is rounded to paise, or up to rupees. */
const maxRounding = 1;

export const paymentRules = [
  ruleOf(
    'the instalments of a plan add up to its total',
    plan,
    ({ months, monthlyInstallments, total, ...rest }) => {
      const sum = months * monthlyInstallments.value;
      return [
        ...expected(
          Math.abs(sum - total.value) < months * maxRounding,
          `total is ${total.value}, but ${months} instalments of ${monthlyInstallments.value} are ${sum}`,
        ),
        ...together('NO_COST', rest.emiType === 'NO_COST', 'emiCode', rest.emiCode !== ''),
      ];
    },
  ),
  ruleOf('a bank has each plan once, and a plan with interest costs more', banks, ({ bankName, plans }) => {
    const free = plans.filter(({ emiCode }) => emiCode !== '');
    return [
      ...unique(
        'plan of months',
        plans.map(({ months }) => months),
      ),
      ...plans.flatMap((one) =>
        expected(one.bankName === bankName, `a plan of ${one.bankName} is among those of ${bankName}`),
      ),
      ...free.flatMap((one) =>
        plans
          .filter(({ emiCode, interestRate }) => emiCode === '' && interestRate > 0)
          .flatMap((other) =>
            atMost(
              'the total without interest',
              one.total.value,
              'the total with interest',
              other.total.value,
            ),
          ),
      ),
    ];
  }),
  ruleOf('all plans without interest have the same total', paymentSchemas.emiPlans.response, (response) => {
    const [first, ...others] = response.banks
      .flatMap(({ plans }) => plans)
      .filter(({ emiCode }) => emiCode !== '');
    return first
      ? others.flatMap(({ emiCode, total }) =>
          same(`the total of ${emiCode}`, total.value, `that of ${first.emiCode}`, first.total.value),
        )
      : [];
  }),
  ruleOf('each offer occurs once', paymentSchemas.bankOffers.response, ({ offers }) =>
    unique(
      'offerCode',
      offers.map(({ offerCode }) => offerCode),
    ),
  ),
  ruleOf(
    'a message about points states their number',
    paymentSchemas.loyaltyPointsMessage.response,
    ({ points, message }) => {
      const text = points.toLocaleString('en-IN');
      return expected(message.includes(text), `points is ${text}, but the message is "${message}"`);
    },
  ),
  ruleOf('brand cash that pays is eligible and applied', paymentSchemas.brandcash.response, (response) =>
    expected(
      response.brandCashPaidAmount.value === 0 || (response.brandCashApplied && response.brandCashEligible),
      `brand cash pays ${response.brandCashPaidAmount.value}, but is not applied or eligible`,
    ),
  ),
  ruleOf(
    'a card that is not eligible for EMI has a reason',
    paymentSchemas.emiEligibleBin.response,
    ({ isEligible, message }) => together('isEligible', isEligible, 'an empty message', message === ''),
  ),
];
