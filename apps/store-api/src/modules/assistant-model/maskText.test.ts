import { describe, expect, it, test } from 'vitest';
import { maskText } from './maskText.ts';

const known = new Set('a black bag from halden under gift for mother i need'.split(' '));
const isKnown = (word: string) => known.has(word);

describe('a text for a language model', () => {
  test.each([
    ['Call me on 9876543210', 'Call me on [phone]'],
    ['+91 98765 43210 or 098765-43210', '[phone] or [phone]'],
    ['my phone is (98765) 43210.', 'my phone is ([phone].'],
    ['९८७६५४३२१०', '[phone]'],
    ['write to asha.rao@mail.example please', 'write to [email] please'],
    ['where is LX-2611-2048-77?', 'where is [number]?'],
    ['order lx 2611 2048 77 is late', 'order [number] is late'],
    ['order 2611204877', 'order [number]'],
    ['deliver to 560001', 'deliver to [number]'],
    ['see https://mine.example/a?b=1 now', 'see [link] now'],
    ['send it to flat 4B, Rose Villa, Pune. Thanks', 'send it to [address]. Thanks'],
    ['I live at 12 MG Road, Indiranagar', 'I live at [address]'],
    ['my name is Ananya Rao, I like silk', 'my name is [name], I like silk'],
    ['a gift for Mrs. Kapoor', 'a gift for [name]'],
    ['card 4111 1111 1111 1111', 'card [number]'],
    ['my PAN is ABCDE1234F', 'my PAN is [number]'],
    ['mob9876543210 please', 'mob[phone] please'],
    ['9876543210par call karo', '[phone]par call karo'],
    ['we live in Lajpat Nagar, Delhi', 'we live in [address], Delhi'],
    ['deliver to rose colony please', 'deliver to [address] please'],
    ['asha at mail dot com', '[email]'],
    ['asha (at) mail.com', '[email]'],
    ['मेरा नाम अनन्या राव है', 'मेरा नाम [name] है'],
  ])('does not contain what could identify a person: %s', (text, expected) => {
    expect(maskText(text)).toBe(expected);
  });

  test.each([
    'black bags under 50000',
    'between 25000 and 150000 rupees',
    'saree 150000 ke andar',
    '₹1,50,000 or 1.5 lakh',
    'EU 38, 24.5 cm, 100 ml',
  ])('has the amounts and sizes that the question is about: %s', (text) => {
    expect(maskText(text)).toBe(text);
  });

  it('does not contain the names that the shop knows, nor words with a capital that it does not know', () => {
    expect(maskText('ananya needs a bag, Ananya’s own', { names: ['Ananya', 'A'] })).toBe(
      '[name] needs a bag, [name]’s own',
    );
    expect(maskText('I need a Halden bag for Rohan', { isKnown })).toBe('I need a Halden bag for [name]');
    expect(maskText('Gift for Rohan (9876543210)', { isKnown })).toBe('Gift for [name] ([phone])');
  });

  test.each([
    ['a bag for rohan sharma', 'a bag for [name] [name]'],
    ['a gift for mother', 'a gift for mother'],
    ['i am rohan', 'i am [name]'],
    ['bag rohan sharma ke liye', 'bag [name] [name] ke liye'],
    ['रोहन के लिए bag', '[name] के लिए bag'],
  ])('does not contain a name in small letters where names stand: %s', (text, expected) => {
    expect(maskText(text, { isKnown })).toBe(expected);
  });

  const lexicon = new Set('silk mujhe he noor liye dedh lakh'.split(' '));
  const shop = {
    isKnown,
    isInLexicon: (word: string) => lexicon.has(word),
    brands: ['Neelam Vaid', 'Halden & Roe', 'Ostra'],
  };
  test.each([
    ['a gift for Neelam', 'a gift for [name]'],
    ['a gift for neelam vaid', 'a gift for neelam vaid'],
    ['i need Neelam Vaid’s bag', 'i need Neelam Vaid’s bag'],
    ['neelam ke liye bag', '[name] ke liye bag'],
    ['a bag from Vaid', 'a bag from [name]'],
    ['Halden and Roe ka bag', 'Halden and Roe ka bag'],
    ['ostra ka gift', 'ostra ka gift'],
    ['kavya ko bag', '[name] ko bag'],
    ['mujhe kavya sharma ke gift', 'mujhe [name] [name] ke gift'],
    ['रोहन को silk', '[name] को silk'],
    ['silk ka bag', 'silk ka bag'],
    ['noor ke liye silk ki bag', '[name] ke liye silk ki bag'],
    ['rohan sharma wants a bag', '[name] [name] wants a bag'],
    ['he wants a bag, he likes silk', 'he wants a bag, he likes silk'],
    ['dedh lakh ka bag, 50k ke andar', 'dedh lakh ka bag, 50k ke andar'],
  ])('distinguishes names of people from words and brands of the shop: %s', (text, expected) => {
    expect(maskText(text, shop)).toBe(expected);
    expect(maskText(expected, shop)).toBe(expected);
  });

  it('is made of the longest texts that repeat one part', () => {
    for (const part of ['1-', 'a1/', 'flat ', 'a.', '1 ', 'for for ', 'नाम ', 'ko ', 'a ko ', 'nagar ']) {
      const text = part.repeat(Math.ceil(500 / part.length));
      expect(maskText(maskText(text, { isKnown }), { isKnown })).toBe(maskText(text, { isKnown }));
    }
  });

  it('is stable: a masked text is masked to itself', () => {
    const masked = maskText('Rohan, flat 4B, 9876543210, LX-2611-2048-77', { isKnown });
    expect(maskText(masked, { isKnown })).toBe(masked);
  });
});
