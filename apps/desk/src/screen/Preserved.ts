import styled from 'styled-components';

/** Text with the line breaks that were typed. */
export const Preserved = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
