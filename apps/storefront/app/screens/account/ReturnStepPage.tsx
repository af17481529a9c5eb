import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { returnDetailsPath } from '@luxe/contract/after-order-paths';
import { ReturnStepScreen, returnSteps } from '@luxe/feature-returns';
import { PageHead } from '../../head/PageHead.tsx';
import { MissingOrder } from './MissingOrder.tsx';

/**
 * The steps of a return and a replacement: `/my-account/initiate?orderCode=`, `/my-account/replacements` and
 * the pages after them.
 */
export default function ReturnStepPage() {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const segment = pathname.split('/')[2]?.toLowerCase();
  const show = useCallback(
    (href: string, options?: { replace: boolean }) => void navigate(href, options),
    [navigate],
  );
  return (
    <>
      <PageHead title={isReplacement(segment) ? 'Replacement | LUXE' : 'Return | LUXE'} />
      <ReturnStepScreen
        notFound={<MissingOrder />}
        step={returnSteps.find((step) => step.toLowerCase() === segment) ?? 'initiate'}
        orderCode={query.get('orderCode') ?? ''}
        onShow={show}
        onPlaced={(returnCode) =>
          void navigate(`${returnDetailsPath(returnCode)}&placed=true`, { replace: true })
        }
      />
    </>
  );
}

const isReplacement = (segment = ''): boolean => segment.startsWith('replacement') || segment === 'variants';
