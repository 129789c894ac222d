import { z } from "zod";

/** Gaps between the numbers of an account's imported statements. */
export const statementGaps = z.array(z.object({ account: z.string(), from: z.int(), to: z.int() })).max(50);
export type StatementGap = z.infer<typeof statementGaps>[number];

/** Account statements whose entries don't add up to the difference of their balances. */
export const unbalancedStatements = z.array(z.object({ account: z.string(), number: z.string() })).max(50);
export type UnbalancedStatement = z.infer<typeof unbalancedStatements>[number];
