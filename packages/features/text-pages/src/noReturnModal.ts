import { modal } from '@luxe/ui/modal-host';
import { copy } from './data/copy.ts';

/** Why an item cannot be returned, over the page that shows the item [CON-02] [SHL-20]. */
export const noReturnModal = modal({
  title: copy.noReturn,
  load: () => import('./NoReturn.tsx').then((module) => module.NoReturn),
});
