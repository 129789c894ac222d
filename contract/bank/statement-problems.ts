import { z } from "zod";

/** Account statements that are missing between two that are known. */
export const statementGaps = z.array(z.object({ account: z.string(), from: z.int(), to: z.int() })).max(50);
export type StatementGap = z.infer<typeof statementGaps>[number];

/** Account statements whose balances differ by another sum than that of their entries. */
export const unbalancedStatements = z.array(z.object({ account: z.string(), number: z.string() })).max(50);
export type UnbalancedStatement = z.infer<typeof unbalancedStatements>[number];
