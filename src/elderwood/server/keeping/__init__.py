"""Care of what a server keeps: looked through, copied, put back, and taken out or in match by match."""
