export const copy = {
  line: {
    luxury: 'Handpicked by our editors.',
    indiluxe: 'Signed by the hands that made it.',
  },
  shop: 'Shop',
  help: 'Help',
  about: 'About',
  legal: 'Legal',
  pages: {
    help: [
      ['Contact us', '/contact-us'],
      ['Shipping', '/shipping'],
      ['Returns', '/returns'],
      ['Gift cards', '/gift-cards'],
    ],
    about: [
      ['Luxe life', '/browse/luxury/luxelife/blog'],
      ['Packaging', '/circular-packaging'],
      ['Sellers', '/seller-details'],
      ['Sitemap', '/sitemap'],
    ],
    legal: [
      ['Terms', '/terms-and-conditions'],
      ['Privacy', '/privacy-policy'],
      ['Your data', '/data-request'],
      ['Cookie choices', '/consent'],
      ['Complaints', '/grievance-redressal'],
    ],
  },
  luxury: 'Luxury',
  indiluxe: 'indiluxe',
  search: 'Search',
  bag: 'Your bag',
  trackOrder: 'Track an order',
  authentic: (year: number) =>
    `© ${year} LUXE. Every item is sourced from the brand or its authorised seller.`,
  demo: 'Demonstration shop: nothing is charged.',
  newsletter: 'E-mail address for our newsletter',
  newsletterConsent: 'By signing up, you agree to get our newsletter. You can leave at any time.',
  signUp: 'Sign up',
  theme: 'Theme',
  themes: { dark: 'Dark', light: 'Light', auto: 'System' },
} as const;
