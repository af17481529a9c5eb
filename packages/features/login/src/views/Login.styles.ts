import styled from 'styled-components';

export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-28);
  width: 100%;
  max-width: var(--lx-layout-form);
`;

export const Intro = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-8);
`;

export const StepForm = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-20);
`;

export const Centre = styled.div`
  display: flex;
  justify-content: center;
`;

export const SmallPrint = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-12);
`;

/** Takes the picture out of the flow, so that it fills the form's height and never stretches the modal. */
export const PictureFill = styled.div`
  position: absolute;
  inset: 0;
`;
