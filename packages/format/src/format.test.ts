import fc from 'fast-check';
import { afterEach, describe, expect, it, test } from 'vitest';
import {
  badgeText,
  catalogueOfCode,
  categoryLevel,
  discountPercent,
  formatCount,
  formatDate,
  formatDay,
  indianClock,
  indianYear,
  setDateClock,
  formatMoment,
  formatShortDay,
  formatPaise,
  formatPhone,
  indianDay,
  indianDayAfter,
  isEmail,
  isMobileNumber,
  isPincode,
  nationalDigits,
  paiseToRupees,
  rupeesToPaise,
} from './index.ts';

describe('money', () => {
  test.each([
    [0, '₹0'],
    [24_500_000, '₹2,45,000'],
    [150, '₹1.50'],
    [105, '₹1.05'],
    [-500_000, '−₹5,000'],
    [1_000_000_000_00, '₹1,00,00,00,000'],
  ])('formats %i paise as %s', (paise, text) => expect(formatPaise(paise)).toBe(text));

  it('throws for fractions of a paisa', () => expect(() => formatPaise(0.5)).toThrow(RangeError));

  it('converts paise to rupees and back without loss', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 12 }),
        (paise) => rupeesToPaise(paiseToRupees(paise)) === paise,
      ),
    ));

  it.each([
    [15_200_00, 19_000_00, 20],
    [3_999_00, 4_000_00, 0],
    [1, 10_00_000_00, 99],
    [0, 100_00, 99],
  ])('discounts a price of %i paise with an MRP of %i by %i per cent', (price, mrp, percent) =>
    expect(discountPercent(price, mrp)).toBe(percent),
  );

  it('never rounds a discount up', () =>
    fc.assert(
      fc.property(fc.nat(10 ** 9), fc.nat(10 ** 9), (price, mrp) => {
        const percent = discountPercent(price, mrp);
        return percent === 0 || (mrp - price) * 100 >= percent * mrp;
      }),
    ));
});

describe('counts', () => {
  it('use Indian digit grouping', () =>
    fc.assert(
      fc.property(
        fc.maxSafeInteger(),
        (count) => formatCount(count) === new Intl.NumberFormat('en-IN').format(count),
      ),
    ));
  it('are rejected if they are not integers', () => expect(() => formatCount(1.5)).toThrow(RangeError));
});

describe('dates in India', () => {
  afterEach(() => setDateClock(() => new Date('2026-11-24T10:00:00Z')));
  it('formats every moment as Intl does', () => {
    const zone = { timeZone: 'Asia/Kolkata' };
    const date = new Intl.DateTimeFormat('en-IN', { ...zone, dateStyle: 'long' });
    const weekday = new Intl.DateTimeFormat('en-IN', { ...zone, weekday: 'long' });
    const short = new Intl.DateTimeFormat('en-IN', { ...zone, day: 'numeric', month: 'short' });
    const time = new Intl.DateTimeFormat('en-IN', { ...zone, timeStyle: 'short', hour12: true });
    const iso = new Intl.DateTimeFormat('en-CA', zone);
    const clock = new Intl.DateTimeFormat('en-GB', { ...zone, timeStyle: 'medium' });
    const moments = fc.date({
      min: new Date('1950-01-01'),
      max: new Date('2199-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (at) => {
        const text = at.toISOString();
        expect(formatDate(text)).toBe(date.format(at));
        setDateClock(() => at);
        expect(formatDay(text)).toBe(`${weekday.format(at)}, ${date.format(at).replace(/ \d+$/, '')}`);
        expect(formatShortDay(text)).toBe(short.format(at));
        expect(formatMoment(text)).toBe(`${short.format(at)}, ${time.format(at).toLowerCase()}`);
        expect(indianClock(at)).toBe(`${iso.format(at)} ${clock.format(at)}`);
        expect(indianDay(at)).toBe(iso.format(at));
      }),
      { numRuns: 1000 },
    );
  });
  it('throws for an invalid date', () => expect(() => formatDay('soon')).toThrow(RangeError));
  it('omits the year from a day of the current year', () =>
    expect(formatDay('2026-11-23T20:00:00Z')).toBe('Tuesday, 24 November'));
  it.each([
    ['2027-09-21', 'Tuesday, 21 September 2027', '21 Sept 2027, 5:30 am'],
    ['2025-12-31T18:29:00Z', 'Wednesday, 31 December 2025', '31 Dec 2025, 11:59 pm'],
    ['2025-12-31T18:30:00Z', 'Thursday, 1 January', '1 Jan, 12:00 am'],
    ['2026-12-31T18:29:00Z', 'Thursday, 31 December', '31 Dec, 11:59 pm'],
    ['2026-12-31T18:30:00Z', 'Friday, 1 January 2027', '1 Jan 2027, 12:00 am'],
  ])('adds the year of %s only when it is not the current year in India', (iso, day, moment) => {
    setDateClock(() => new Date('2026-11-24T10:00:00Z'));
    expect([formatDay(iso), formatMoment(iso)]).toEqual([day, moment]);
  });
  it('takes the current year from the clock in India', () => {
    setDateClock(() => new Date('2026-12-31T18:30:00Z'));
    expect(formatDay('2027-01-02')).toBe('Saturday, 2 January');
    expect(indianYear(new Date('2026-12-31T18:30:00Z'))).toBe(2027);
    expect(indianClock(new Date('2026-11-24T20:00:01Z'))).toBe('2026-11-25 01:30:01');
  });
  it('formats a date with its year', () =>
    expect(formatDate('2026-11-20T05:12:00Z')).toBe('20 November 2026'));
  it('formats a date with its time', () =>
    expect(formatMoment('2026-11-20T05:12:00Z')).toBe('20 Nov, 10:42 am'));
  it('starts a new day at 18:30 UTC', () => {
    expect(indianDay(new Date('2026-11-20T18:29:59Z'))).toBe('2026-11-20');
    expect(indianDay(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21');
    expect(indianDayAfter(new Date('2026-11-30T18:30:00Z'), 3)).toBe('2026-12-04');
  });
});

describe('phone', () => {
  it('groups digits as 3-3-4 [ACC-06]', () => expect(formatPhone('9876543210')).toBe('987 654 3210'));
  test.each([
    ['+91 98765 43210', '9876543210', true],
    ['09876543210', '9876543210', true],
    ['5876543210', '5876543210', false],
    ['98765', '98765', false],
  ])('reads the digits of %s and validates them as a mobile number', (typed, digits, valid) => {
    expect(nationalDigits(typed)).toBe(digits);
    expect(isMobileNumber(typed)).toBe(valid);
  });
});

describe('rules', () => {
  test.each([
    [0, ''],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
  ])('shows a count of %i as the badge "%s" [SHL-09]', (count, text) => expect(badgeText(count)).toBe(text));

  test.each([
    ['110001', true],
    ['11000', false],
    ['1100011', false],
    ['11000a', false],
    ['110 01', false],
    ['010001', false],
  ])('isPincode(%s) is %s [NET-10]', (value, valid) => expect(isPincode(value)).toBe(valid));

  test.each([
    ['ananya@example.in', true],
    ['A.Rao+luxe@mail.example.COM', true],
    ['a@b.museum', true],
    ['a@b.c', false],
    ['a@b.museums', false],
    ['a@-b.in', false],
    ['a b@c.in', false],
    ['@c.in', false],
  ])('isEmail(%s) is %s [AUT-08]', (value, valid) => expect(isEmail(value)).toBe(valid));

  test.each([
    ['LSH10', 1],
    ['LSH1010', 2],
    ['LSH1010101', 3],
    ['LSH1010101010', 4],
    ['LSH1', undefined],
    ['LSH101', undefined],
  ])('category %s has level %s [SEO-04]', (code, level) => expect(categoryLevel(code)).toBe(level));

  test.each([
    ['LSH10', 'luxury'],
    ['lsh1', 'luxury'],
    ['ISH1', 'indiluxe'],
    ['ish1', 'indiluxe'],
    ['MBH11A00001', undefined],
  ])('code %s belongs to catalogue %s [LST-11]', (code, catalogue) =>
    expect(catalogueOfCode(code)).toBe(catalogue),
  );
});
