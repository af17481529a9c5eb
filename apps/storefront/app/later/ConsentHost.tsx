import { consentPath } from '@luxe/contract/consent-paths';
import { ConsentBanner, cookieChoicesModal } from '@luxe/feature-privacy';
import type { ConsentChoices } from '@luxe/contract/consent';
import { moveFocus } from '@luxe/ui/focus';
import { useModal } from '@luxe/ui/modal-host';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { chooseConsent, completeConsent, isAnswerNeeded } from '../events/chooseConsent.ts';
import { onConsentChange } from '../events/consent.ts';
import { useConsent } from '../events/useConsent.ts';

/** Asks about cookies until the shopper has answered, in any tab. Part of `Later`. */
export function ConsentHost() {
  const { choices, hasSignal } = useConsent();
  const [isOpen, setOpen] = useState(isAnswerNeeded);
  const modals = useModal();
  const navigate = useNavigate();
  useEffect(() => void completeConsent(), []);
  useEffect(() => onConsentChange(() => setOpen(isAnswerNeeded())), []);

  function answer(chosen: ConsentChoices) {
    // The buttons disappear with the banner.
    moveFocus(document.querySelector('main'), { scroll: 'none' });
    setOpen(false);
    void chooseConsent(chosen, 'banner');
  }

  function openChoices() {
    void modals
      .open(cookieChoicesModal, {
        choices,
        hasSignal,
        onSave: (chosen: ConsentChoices) => chooseConsent(chosen, 'banner'),
      })
      .then((result) => {
        if (result === 'all') void navigate(consentPath);
      });
  }

  if (!isOpen) return null;
  return <ConsentBanner hasSignal={hasSignal} onAnswer={answer} onChoose={openChoices} />;
}
