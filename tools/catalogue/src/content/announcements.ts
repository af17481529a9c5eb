import type { Announcement } from '@luxe/store-api/model';

export const announcements: Announcement[] = [
  {
    id: 'insured',
    text: 'Every parcel is insured, and signed for at your door.',
    link: { label: 'About delivery', href: '/shipping' },
    startsAt: '2026-11-01T00:00:00+05:30',
  },
];
