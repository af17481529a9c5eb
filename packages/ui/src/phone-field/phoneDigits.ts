/** The ten digits of an Indian mobile number, out of however it was typed or pasted; fewer while still typing. */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const national = digits.length > 10 ? digits.replace(/^(?:0091|91|0)(?=\d{10})/, '') : digits;
  return national.slice(0, 10);
}
