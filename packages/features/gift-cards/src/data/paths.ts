export const contactPath = '/contact-us';
