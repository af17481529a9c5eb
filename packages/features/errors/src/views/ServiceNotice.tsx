import { Notice } from '@luxe/ui/notice';
import { copy } from '../data/copy.ts';

export type ServiceNoticeProps = {
  /** `api-down`: the store does not answer. `offline`: the browser has no network. */
  state: 'api-down' | 'offline';
};

/** Notice above a page that still works while the store or the network is unavailable. */
export function ServiceNotice({ state }: ServiceNoticeProps) {
  const offline = state === 'offline';
  return (
    <Notice tone="warning" title={offline ? copy.offlineTitle : copy.apiDownTitle} live>
      {offline ? copy.offlineText : copy.apiDownText}
    </Notice>
  );
}
