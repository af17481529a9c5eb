import type { Tag } from '@luxe/store-api/model';

export const tags: Tag[] = [
  {
    slug: 'new-arrivals',
    title: 'New arrivals',
    description: 'Arrivals of the last six weeks, newest first.',
  },
  {
    slug: 'ready-to-ship',
    title: 'Ready to ship',
    description: 'In stock with us, and dispatched the next working day.',
  },
  { slug: 'gifting', title: 'Presents', description: 'Boxed presents for everyone, up to ₹65,000.' },
  {
    slug: 'wedding',
    title: 'For the wedding season',
    description: 'What to wear, carry and give, from the haldi to the reception.',
  },
  {
    slug: 'festive',
    title: 'For the festive weeks',
    description: 'Diyas, kurtas, juttis, and presents to bring to a dinner.',
  },
  {
    slug: 'winter',
    title: 'For the winter',
    description: 'Leather that holds its shape, wool with weight, and a warm amber scent.',
  },
  {
    slug: 'evening',
    title: 'For the evening',
    description: 'Heels you can stand in, and bags for a phone and a lipstick.',
  },
  {
    slug: 'office',
    title: 'For work',
    description: 'Bags for a laptop, shirts with a proper collar, welted shoes.',
  },
  { slug: 'weekend', title: 'For the weekend', description: 'Softer bags and easier shoes.' },
  {
    slug: 'sun',
    title: 'For the sun',
    description: 'Lenses graded from dark to clear, in acetate and fine metal.',
  },
  { slug: 'time', title: 'Watches and time', description: 'Automatic watches with small seconds at six.' },
  { slug: 'home', title: 'For the home', description: 'Vases, diyas and scent.' },
  {
    slug: 'craft',
    title: 'Craft of India',
    description: 'Woven, cast, embroidered and set by hand, by makers we name.',
  },
  { slug: 'under-25000', title: 'Under ₹25,000', description: 'Good things at an easy price.' },
  { slug: 'under-75000', title: 'Under ₹75,000', description: 'From a silk square to a pair of boots.' },
];
