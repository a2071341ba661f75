-- Counts of tries and calls outlive no crash of the database, and need not: nobody waits for the disk to keep them.
ALTER TABLE "rate_counts" SET UNLOGGED;--> statement-breakpoint
ALTER TABLE "password_tries" SET UNLOGGED;
