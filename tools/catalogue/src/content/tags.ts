/** A tag listing, at `/{catalogue}/browse/{slug}`. */
export interface Tag {
  slug: string;
  title: string;
  description: string;
}

export const tags: Tag[] = [
  {
    slug: 'new-arrivals',
    title: 'New arrivals',
    description: 'What came in over the last six weeks, newest first.',
  },
  {
    slug: 'ready-to-ship',
    title: 'Ready to ship',
    description: 'In our own store, and gone from it the next working day.',
  },
  { slug: 'gifting', title: 'Presents', description: 'Pieces that fit anyone, boxed, at up to ₹65,000.' },
  {
    slug: 'wedding',
    title: 'For the wedding season',
    description: 'What to wear, carry and give, from the haldi to the reception.',
  },
  {
    slug: 'festive',
    title: 'For the festive weeks',
    description: 'Lamps, kurtas, juttis and what to bring when you are asked to dinner.',
  },
  {
    slug: 'winter',
    title: 'The winter room',
    description: 'Leather that holds its shape, wool with weight, and a scent with enough amber.',
  },
  {
    slug: 'evening',
    title: 'For the evening',
    description: 'Heels you can stand in, bags that hold a phone and a lipstick.',
  },
  {
    slug: 'office',
    title: 'For work',
    description: 'Bags that take a laptop, shirts with a collar, shoes with a welt.',
  },
  { slug: 'weekend', title: 'For the weekend', description: 'Softer bags and easier shoes.' },
  {
    slug: 'sun',
    title: 'For the sun',
    description: 'Lenses graded from dark to clear, in acetate and fine metal.',
  },
  { slug: 'time', title: 'Watches and time', description: 'Automatic watches with small seconds at six.' },
  { slug: 'home', title: 'For the house', description: 'Vessels, lamps and scent.' },
  {
    slug: 'craft',
    title: 'Craft of India',
    description: 'Woven, cast, embroidered and set by hand, by people we name.',
  },
  { slug: 'under-25000', title: 'Under ₹25,000', description: 'Good things that do not need discussing.' },
  { slug: 'under-75000', title: 'Under ₹75,000', description: 'From a silk square to a pair of boots.' },
];
