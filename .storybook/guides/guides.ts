import { actionGuides } from './actions.tsx';
import { bagPatternGuides } from './bagPatterns.tsx';
import { checkoutPatternGuides } from './checkoutPatterns.tsx';
import { choiceGuides } from './choices.tsx';
import { feedbackGuides } from './feedback.tsx';
import { fieldGuides } from './fields.tsx';
import type { Guides } from './guide.ts';
import { layerGuides } from './layers.tsx';
import { layoutGuides } from './layout.tsx';
import { listPatternGuides } from './listPatterns.tsx';
import { mediaGuides } from './media.tsx';
import { navigationGuides } from './navigation.tsx';
import { orderPatternGuides } from './orderPatterns.tsx';
import { pagePatternGuides } from './pagePatterns.tsx';
import { productPatternGuides } from './productPatterns.tsx';
import { searchPatternGuides } from './searchPatterns.tsx';
import { typographyGuides } from './typography.tsx';

/** The guides of all components and patterns, by title in the sidebar. */
export const guides: Guides = {
  ...actionGuides,
  ...typographyGuides,
  ...layoutGuides,
  ...fieldGuides,
  ...choiceGuides,
  ...layerGuides,
  ...navigationGuides,
  ...feedbackGuides,
  ...mediaGuides,
  ...productPatternGuides,
  ...orderPatternGuides,
  ...bagPatternGuides,
  ...checkoutPatternGuides,
  ...listPatternGuides,
  ...pagePatternGuides,
  ...searchPatternGuides,
};
