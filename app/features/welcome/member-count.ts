/** Members of the programme, at least. */
export const memberCount = 8_000_000;
