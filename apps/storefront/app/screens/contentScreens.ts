/** The screens of editorial content, which are one chunk because they share most of their code. */
export { cmsScreen } from './CmsPage.tsx';
export { exploreScreen } from './ExplorePage.tsx';
export { homeScreen } from './HomePage.tsx';
export { layoutScreen } from './LayoutPage.tsx';
