import { leadKinds, type LeadKind } from '@luxe/contract/lead-forms';
import { modal, type Modal } from '@luxe/ui/modal-host';
import { leadTemplates } from './data/templates.ts';
import type { LeadModalProps } from './LeadModal.tsx';

/** The forms as modals over any page [CON-07] [SHL-20]. */
export const leadModals = Object.fromEntries(
  leadKinds.map((kind) => [
    kind,
    modal<LeadModalProps>({
      title: leadTemplates[kind].title,
      // Typed text would be lost.
      disablePointerDismissal: true,
      load: () => import('./LeadModal.tsx').then((module) => module.LeadModal),
    }),
  ]),
) as Readonly<Record<LeadKind, Modal<LeadModalProps>>>;
