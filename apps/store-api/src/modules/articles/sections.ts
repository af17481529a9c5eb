import type { Article } from '../../model/catalogue.ts';

type Section = Article['section'];

/** Heading and sentence of the page that lists the articles of a section. */
export const sections: Readonly<Record<Section, { h1: string; description: string }>> = {
  blog: {
    h1: 'Luxe life',
    description: 'People, workshops and things that last. A new story every Friday.',
  },
  trends: {
    h1: 'Trends',
    description: 'What changes this season, and what it means for the things you already own.',
  },
};

export const isSection = (text: string): text is Section => Object.hasOwn(sections, text);
