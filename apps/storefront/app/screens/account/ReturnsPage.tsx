import { useSearchParams } from 'react-router-dom';
import { ReturnScreen, ReturnsScreen } from '@luxe/feature-returns';
import { PageHead } from '../../head/PageHead.tsx';
import { MissingOrder } from './MissingOrder.tsx';

/** `/my-account/returns?page=`, and one return with `?returnCode=`. */
export default function ReturnsPage() {
  const [query] = useSearchParams();
  const returnCode = query.get('returnCode') ?? '';
  return (
    <>
      <PageHead title={returnCode ? 'Return | LUXE' : 'Your returns | LUXE'} />
      {returnCode ? (
        <ReturnScreen
          notFound={<MissingOrder />}
          returnCode={returnCode}
          isPlaced={query.get('placed') === 'true'}
          key={returnCode}
        />
      ) : (
        <ReturnsScreen params={query} />
      )}
    </>
  );
}
