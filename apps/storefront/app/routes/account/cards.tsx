import { SavedCardsScreen } from '@luxe/feature-account';
import { PageHead } from '../../head/PageHead.tsx';

/** `/my-account/saved-cards`. */
export default function Cards() {
  return (
    <>
      <PageHead title="Saved cards | LUXE" isIndexed={false} />
      <SavedCardsScreen />
    </>
  );
}
