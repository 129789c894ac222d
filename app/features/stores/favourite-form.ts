import { z } from "zod";

/** The form of a heart, which contains the new state. */
export const favouriteForm = z.object({ favourite: z.enum(["yes", "no"]) });

/** The response to a heart pressed with scripts. `problem` is empty if the server couldn't be reached. */
export interface FavouriteResponse {
  problem?: string;
}
